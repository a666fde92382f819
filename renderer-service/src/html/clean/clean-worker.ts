import { z } from 'zod';
import { handleRequests } from '../../workers/handle-requests.ts';
import { cleanAndCheckHtml } from './clean-and-check-html.ts';

await handleRequests(async (message) => cleanAndCheckHtml(z.string().parse(message)));
