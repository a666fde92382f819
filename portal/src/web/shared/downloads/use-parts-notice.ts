import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notifyWithActions } from '../notices/notify-with-actions';
import { downloadJobs } from './download-jobs';

/** The toast of a report in parts that is ready leads to the list of its files. */
export function usePartsNotice(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      downloadJobs.whenDivided((renderId, message) => {
        const run = (): void => void navigate({ to: '/app/descargas/$renderId', params: { renderId } });
        notifyWithActions(message, [{ label: partsMessages.list.open, run }]);
      }),
    [navigate],
  );
}
