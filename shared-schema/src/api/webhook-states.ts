/** `waiting`: it is tried again; the others are final. */
export const WEBHOOK_STATES = ['waiting', 'delivered', 'failed'] as const;
