/** First half of `npm run openapi`: writes what `redocly.yaml` of this folder names. */
import path from 'node:path';
import { writeDescriptions } from './write-descriptions.ts';

await writeDescriptions(path.join(import.meta.dirname, '../../.cache/openapi'));
