import { z } from 'zod';
import { hasUnseenLetters } from '../data/has-unseen-letters.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';

/** The name of a person or of an organization, as lists, histories and mails show it. */
export const shownName = z
  .string()
  .trim()
  .min(1, apiFieldMessages.name)
  .max(200)
  .refine((name) => !hasUnseenLetters(name), apiFieldMessages.unseenLetters);
