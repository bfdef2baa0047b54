/** Of which steps of their orders customers hear: none, the least that they must know, or all. Rules 13.16. */
export const MESSAGE_CHOICES = ['none', 'least', 'all'] as const;

export type MessageChoice = (typeof MESSAGE_CHOICES)[number];

/** Guests have not been asked. */
export const GUEST_MESSAGES: MessageChoice = 'least';
