import { renderToString } from 'react-dom/server';
import { KeptPieces, pieceOf } from '../../../server/ssr/kept-pieces';

const sent = (pieces: KeptPieces, html: string): string =>
  Buffer.concat(pieces.resolve(Buffer.from(html)).bytes).toString();

describe('pieces of a page that are kept', () => {
  it('stand where their marks stood, among words of any letters', () => {
    const pieces = new KeptPieces();
    const one = pieces.markOf(pieceOf('<b>Пица „Маргарита“</b>'));
    const other = pieces.markOf(pieceOf('<i>Hot</i>'));
    expect(sent(pieces, `<p>Ещё ${String(one)}, ₴ ${String(other)}${String(one)}</p>`)).toBe(
      '<p>Ещё <b>Пица „Маргарита“</b>, ₴ <i>Hot</i><b>Пица „Маргарита“</b></p>',
    );
  });

  it('bring the styles that they wear along with those around them', () => {
    const pieces = new KeptPieces();
    const mark = pieces.markOf(pieceOf('<b class="s-inside">Hot</b>'));
    const { worn } = pieces.resolve(Buffer.from(`<p class="s-around">${String(mark)}</p>`));
    expect([...worn].sort()).toEqual(['around', 'inside']);
  });

  it('come by no word that somebody else has written', () => {
    const pieces = new KeptPieces();
    const mark = String(pieces.markOf(pieceOf('<b>Hot</b>')));
    const html = renderToString(<p title={mark}>{mark}</p>);
    expect(sent(pieces, html)).toBe(html);
  });

  it('are none where a part is made now', () => {
    expect(new KeptPieces().markOf(null)).toBeNull();
  });
});
