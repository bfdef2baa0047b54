import { readFileSync } from 'node:fs';
import * as t from 'io-ts';
import { decoderOf } from '../../src/infrastructure/http/decoder';

/** Which files the browser needs: by the name of an entry or of a chunk, as addresses. */
export interface Assets {
  readonly entry: readonly string[];
  /** The text of the script that every page carries in its head. */
  readonly headScript: string;
  filesOf(chunk: string): readonly string[];
}

const Manifest = t.type({
  entry: t.array(t.string),
  headScript: t.string,
  chunks: t.record(t.string, t.array(t.string)),
});

const decodeManifest = decoderOf(Manifest, (manifest) => manifest);

/** Reads what the build wrote beside the bundles. Throws when the shop was not built. */
export const readAssets = (path: string): Assets => {
  const manifest = decodeManifest(JSON.parse(readFileSync(path, 'utf8')));
  if (!manifest.ok) throw new Error(`${path} is not the list of assets that the build writes`);
  const { entry, headScript, chunks } = manifest.value;
  return { entry, headScript, filesOf: (chunk) => chunks[chunk] ?? [] };
};
