import { useSyncExternalStore } from 'react';
import { connection } from './connection';

/** Whether the server is not reached now. */
export const useConnectionLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);
