import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { loadDemo } from './data/load-demo.ts';

/** Loads the demonstration on the first start, with progress messages; a no-op on later starts. */
export async function loadDemoOnce(ownerUrl: string, files: FileStore): Promise<void> {
  let said = 0;
  await loadDemo(ownerUrl, {
    files,
    progress: (done, total) => {
      const percent = Math.floor((done * 100) / total);
      if (percent < said + 20 && done < total) return;
      said = percent;
      process.stdout.write(`${apiServerMessages.demoProgress(percent)}\n`);
    },
  });
}
