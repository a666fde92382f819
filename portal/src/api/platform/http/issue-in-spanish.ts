import { describeIssue } from '@lienzo/schema/messages/describe-issue';
import { z } from 'zod';

/** Zod's own Spanish locale; exact, but technical. */
const technical = z.locales.es().localeError;

/** What a fault says whose schema has no words of its own: what to do where that can be said. */
export const issueInSpanish: z.core.$ZodErrorMap = (issue) => describeIssue(issue) ?? technical(issue);
