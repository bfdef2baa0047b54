import { parseJson } from './json';

/** A message of an event stream. */
export interface StreamMessage {
  readonly event: string;
  readonly id: string;
  readonly data: unknown;
}

const fieldOf = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

const TIME_MS = 10_000;

export interface FirstMessage {
  readonly status: number;
  readonly contentType: string;
  /** Null when none came in time. */
  readonly message: StreamMessage | null;
}

const messageIn = (text: string): StreamMessage | null => {
  const block = text
    .split('\n\n')
    .slice(0, -1)
    .find((part) => part.includes('data:'));
  return block === undefined
    ? null
    : {
        event: fieldOf(block, 'event'),
        id: fieldOf(block, 'id'),
        data: parseJson(fieldOf(block, 'data')),
      };
};

const readUntilMessage = async (
  body: ReadableStream<Uint8Array>,
): Promise<StreamMessage | null> => {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    const message = messageIn(text);
    if (message || done) return message;
  }
};

/** The first message of a stream, which is then closed. */
export const firstMessage = async (url: string, init: RequestInit): Promise<FirstMessage> => {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
  }, TIME_MS);
  try {
    const { status, headers, body } = await fetch(url, { ...init, signal: stop.signal });
    const contentType = headers.get('Content-Type') ?? '';
    const isStream = body !== null && contentType.includes('event-stream');
    return { status, contentType, message: isStream ? await readUntilMessage(body) : null };
  } catch {
    return { status: 0, contentType: '', message: null };
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
};
