/** All that a form says under this name, as it came. */
export const formFields = (body: unknown, name: string): readonly string[] => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : [];
  return [value].flat().filter((one) => typeof one === 'string');
};

/** A form's field as it came; one that came several times counts by its first, and one that did not is empty. */
export const formField = (body: unknown, name: string): string => formFields(body, name)[0] ?? '';
