import { isDeepStrictEqual } from 'node:util';
import type { CallId } from '../../calls/calls';
import type { Answer } from '../caller';
import { textAt } from '../json';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';

const LANGUAGES = ['en', 'ru', 'bg', 'uk', 'kk'];

const RULE = '6.1';

const languageOf = ({ headers }: Answer): string => headers.get('Content-Language') ?? 'nothing';

/** Which language an answer says it is in, and whether it is. */
const checkLanguage = (
  kit: Kit,
  id: CallId,
  locale: string,
  answer: Answer,
  usual: Answer,
): void => {
  const said = languageOf(answer);
  const fallback = languageOf(usual);
  kit.check(id, said === locale || said === fallback, {
    expected: `Content-Language ${locale} or ${fallback}, asked in ${locale}`,
    came: /^[a-z-]{1,10}$/i.test(said) ? said : 'a text',
    rule: RULE,
  });
  const isSaidToBeUsual = said === fallback && locale !== fallback;
  const texts = [answer, usual].map(({ body }) => textAt(body, 'message') ?? body);
  if (isSaidToBeUsual)
    kit.check(id, isDeepStrictEqual(texts[0], texts[1]), {
      expected: `texts in ${fallback}, as Content-Language says, asked in ${locale}`,
      came: 'other texts',
      rule: RULE,
    });
};

/** The language asked for, or the default one, in answers and in errors alike. */
export const checkLanguages = async (kit: Kit, { cityId }: KnownShop): Promise<void> => {
  const calls = [
    ['listCategories', { id: cityId }],
    ['showDish', { id: cityId, slug: 'there-is-no-such-dish' }],
  ] as const;
  for (const [id, params] of calls) {
    const usual = await kit.send(id, { params, locale: 'xx' });
    for (const locale of LANGUAGES)
      checkLanguage(kit, id, locale, await kit.send(id, { params, locale }), usual);
    checkLanguage(kit, id, 'none', await kit.send(id, { params, locale: null }), usual);
  }
};
