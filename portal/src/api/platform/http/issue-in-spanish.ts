import { describeAnyIssue } from '@lienzo/schema/messages/describe-issue';
import type { z } from 'zod';

/** What a fault says whose schema has no words of its own. */
export const issueInSpanish: z.core.$ZodErrorMap = (issue) => describeAnyIssue(issue);
