export type { AnswerOf, CallId } from '../contract/calls/calls';
export type { ErrorCode } from '../contract/calls/errors';
export * as wire from '../contract/wire';
export type { Client, ClientOptions } from './client';
export { createClient } from './client';
export type { Answer, CallOptions, Refusal, RequestOf } from './types';
