import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has these; the imitation of one lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
