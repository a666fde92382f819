import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { IconFolderOff } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { z } from 'zod';
import { useSession } from '../../shared/session/use-session';
import { ScreenState } from '../../shared/states/ScreenState';
import { undoHistory } from './actions/undo-history';
import { FolderNotFound } from './FolderNotFound';
import { FolderView } from './FolderView';

/** 'Directorio': the folder of the URL, or the root of the user's directory. */
export function DirectoryScreen() {
  const { id } = useParams({ strict: false });
  const session = useSession();
  const userId = session?.userId;
  useEffect(() => undoHistory.belongTo(userId), [userId]);
  const folderId = id ?? session?.rootFolderId ?? null;
  if (session === null) return null;
  if (folderId === null)
    return (
      <ScreenState
        icon={IconFolderOff}
        title={directoryMessages.noDirectoryTitle}
        text={directoryMessages.noDirectoryText}
      >
        {null}
      </ScreenState>
    );
  if (!z.uuid().safeParse(folderId).success) return <FolderNotFound />;
  return <FolderView folderId={folderId} session={session} />;
}
