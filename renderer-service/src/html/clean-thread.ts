import { z } from 'zod';
import { answerThread } from '../threads/answer-thread.ts';
import { cleanHtml } from './clean-html.ts';

answerThread(async (message) => ({ reply: cleanHtml(z.string().parse(message)), transfer: [] }));
