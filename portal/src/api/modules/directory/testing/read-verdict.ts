import { readErrors } from '../../../testing/read-answer.ts';

/** "200", or "409 folder_exists". */
export const readVerdict = async (response: Response): Promise<string> =>
  response.ok ? String(response.status) : `${response.status} ${(await readErrors(response))[0]?.code}`;
