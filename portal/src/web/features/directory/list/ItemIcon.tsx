import {
  type Icon,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXml,
  IconFileTypeZip,
  IconFolderFilled,
  IconPhoto,
} from '@tabler/icons-react';
import { extensionOf } from '../extension-of';
import classes from './ItemIcon.module.css';

type Look = { icon: Icon; tone: 'folder' | 'pdf' | 'sheet' | 'word' | 'image' | 'plain' };

const LOOKS: Record<string, Look> = {
  '.pdf': { icon: IconFileTypePdf, tone: 'pdf' },
  '.xlsx': { icon: IconFileSpreadsheet, tone: 'sheet' },
  '.xls': { icon: IconFileSpreadsheet, tone: 'sheet' },
  '.csv': { icon: IconFileTypeCsv, tone: 'sheet' },
  '.docx': { icon: IconFileTypeDocx, tone: 'word' },
  '.doc': { icon: IconFileTypeDocx, tone: 'word' },
  '.txt': { icon: IconFileText, tone: 'plain' },
  '.xml': { icon: IconFileTypeXml, tone: 'plain' },
  '.zip': { icon: IconFileTypeZip, tone: 'plain' },
  '.png': { icon: IconPhoto, tone: 'image' },
  '.jpg': { icon: IconPhoto, tone: 'image' },
  '.jpeg': { icon: IconPhoto, tone: 'image' },
  '.gif': { icon: IconPhoto, tone: 'image' },
  '.webp': { icon: IconPhoto, tone: 'image' },
};
const FOLDER: Look = { icon: IconFolderFilled, tone: 'folder' };
const OTHER: Look = { icon: IconFile, tone: 'plain' };

/** The icon of a folder or of a file's type; the row has the type as text. */
export function ItemIcon({
  name,
  fsType,
  size = 22,
}: {
  name: string;
  fsType: 'DIR' | 'FILE';
  size?: number;
}) {
  const look = fsType === 'DIR' ? FOLDER : (LOOKS[extensionOf(name).toLowerCase()] ?? OTHER);
  return <look.icon size={size} stroke={1.5} className={classes[look.tone] ?? ''} aria-hidden />;
}
