import { z } from 'zod';
import { handleRequests } from '../../threads/handle-requests.ts';
import { cleanAndCheckHtml } from './clean-and-check-html.ts';

handleRequests(async (message) => ({ reply: cleanAndCheckHtml(z.string().parse(message)), transfer: [] }));
