/**
 * The message to show under each field, of the lists of messages that the backend answers by field:
 * the first one. A field without a message is left out. Rules 19.5.
 */
export const firstFieldMessages = (
  errors: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => {
      const first = messages.find((message) => message.trim() !== '');
      return first === undefined ? [] : [[field, first]];
    }),
  );
