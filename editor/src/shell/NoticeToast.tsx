import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { dismissNotice } from '../store/slices/notice-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './shell.module.css';

/** How long a notice is shown, in milliseconds: long enough to read a long one, short enough to be no obstacle. */
const NOTICE_MS = 5000;

/** The latest notice, at the bottom of the workspace. */
export function NoticeToast() {
  const store = useEditorStore();
  const notice = useEditor((state) => state.notice);
  const id = notice?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismissNotice(store, id), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [store, id]);
  if (notice === null) return null;
  const Icon = notice.tone === 'error' ? IconAlertCircle : IconInfoCircle;
  return (
    <div className={classes.notice} data-tone={notice.tone}>
      <Icon size={17} stroke={1.7} style={{ flex: 'none' }} />
      {notice.message}
    </div>
  );
}
