import { createSign, generateKeyPairSync } from 'node:crypto';

/** What a server over TLS shows, as text. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

interface Holder {
  /** An address such as 127.0.0.1. */
  readonly address: string;
  readonly from: Date;
  readonly until: Date;
}

/** A piece of DER: its kind, its length, what is in it. */
const piece = (kind: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const bytes =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...bytes]), content]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => piece(0x30, ...parts);
const hex = (kind: number, digits: string): Buffer => piece(kind, Buffer.from(digits, 'hex'));
const whole = (digits: string): Buffer => hex(0x02, digits);

const NAME_OF_NAMES = hex(0x06, '550403');
const OTHER_NAMES = hex(0x06, '551d11');
const LIMITS = hex(0x06, '551d13');
const ECDSA_WITH_SHA256 = sequence(hex(0x06, '2a8648ce3d040302'));
const YES = hex(0x01, 'ff');

/** As in 20261128120000Z. */
const moment = (at: Date): Buffer =>
  piece(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

const named = (name: string): Buffer =>
  sequence(piece(0x31, sequence(NAME_OF_NAMES, piece(0x0c, Buffer.from(name)))));

const extensions = (address: string): Buffer => {
  const names = sequence(piece(0x87, Buffer.from(address.split('.').map(Number))));
  return piece(
    0xa3,
    sequence(
      sequence(LIMITS, YES, piece(0x04, sequence(YES))),
      sequence(OTHER_NAMES, piece(0x04, names)),
    ),
  );
};

/** A certificate that nobody has signed but its holder. */
export const makeCertificate = ({ address, from, until }: Holder): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = named(`tests ${address}`);
  const statement = sequence(
    piece(0xa0, whole('02')),
    whole('01'),
    ECDSA_WITH_SHA256,
    name,
    sequence(moment(from), moment(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(address),
  );
  const signature = createSign('sha256').update(statement).sign(privateKey);
  const signed = sequence(
    statement,
    ECDSA_WITH_SHA256,
    piece(0x03, Buffer.from([0]), signature),
  ).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${signed.replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
  };
};
