export type { CallId } from '../contract/calls/calls';
export type { ErrorCode } from '../contract/calls/errors';
export * as wire from '../contract/wire';
export type { Client, ClientOptions } from './client';
export { createClient } from './client';
export type { Answer, AnswerOf, CallOptions, Refusal, RequestOf } from './types';
