import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { downloadJobs } from './download-jobs';
import { pendingRendersQuery } from './renders-query';

/** Shows among the running downloads what the person asked for elsewhere, or before the page was loaded. */
export function useAdoptedRenders(userId: string | undefined): void {
  const { data } = useQuery({
    ...pendingRendersQuery(userId ?? ''),
    enabled: userId !== undefined,
    meta: { handlesErrors: true },
  });
  useEffect(() => {
    if (data !== undefined) downloadJobs.adopt(data);
  }, [data]);
}
