import { useStore } from 'zustand';
import { connection } from './connection';

/** Whether the server is not reached now. */
export const useConnectionLost = (): boolean => useStore(connection.store, (state) => state.isLost);
