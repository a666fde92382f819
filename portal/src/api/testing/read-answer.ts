import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { type ErrorAnswer, errorAnswer } from '@lienzo/schema/api/errors';
import type { z } from 'zod';

/** The parsed response of a call. @throws when it failed or violates its schema. */
export async function readAnswer<Answered extends z.ZodType>(
  entry: Endpoint<z.ZodType, z.ZodType, Answered>,
  response: Response,
): Promise<z.output<Answered>> {
  if (!response.ok) throw new Error(`${entry.name} answered ${response.status}: ${await response.text()}`);
  return entry.response.parse(await response.json());
}

/** The error list of a failed response; its format is validated too. */
export const readErrors = async (response: Response): Promise<ErrorAnswer['errorList']> =>
  errorAnswer.parse(await response.json()).errorList;
