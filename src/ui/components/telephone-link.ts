/** The address that makes a phone dial: digits and a leading plus only. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
