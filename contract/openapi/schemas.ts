import * as t from 'io-ts';
import * as wire from '../wire';
import type { Schema } from '../wire/schema';
import { bodyOf, schemaOf } from './schema-of';

/** Every shape of the wire; those of no name of their own are written out where they stand. */
const NAMES: ReadonlyMap<t.Mixed, string> = new Map(
  Object.entries(wire).flatMap(([name, shape]) => {
    // What a reader takes as its text is documented as what it is, and ids are documented alike.
    if (!(shape instanceof t.Type) || /(Text|Word)$/.test(name)) return [];
    return [[shape, wire.IDS.has(shape) ? 'Id' : name] as const];
  }),
);

/** The schema of a codec, by a reference where it has a name. */
export const documented = (codec: t.Mixed): Schema => schemaOf(codec, NAMES);

/** The named schemas of the document. */
export const componentSchemas = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries([...NAMES].map(([shape, name]) => [name, bodyOf(shape, NAMES)]));
