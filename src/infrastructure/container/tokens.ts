import type { AxiosInstance } from 'axios';
import type { CallerOfVisit } from '../http/api-client';

/** Names in the containers of things that have no port of their own. */
export const HttpClient = Symbol('HttpClient');
export type HttpClient = AxiosInstance;

export const CallerToken = Symbol('CallerOfVisit');
export type CallerToken = CallerOfVisit;

export const ShopUseCasesToken = Symbol('ShopUseCases');
