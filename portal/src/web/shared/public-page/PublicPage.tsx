import { sessionMessages } from '@lienzo/schema/messages/session-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LienzoMark } from '../brand/LienzoMark';
import { PageTitle } from '../states/PageTitle';
import { CanvasPicture } from './CanvasPicture';
import classes from './PublicPage.module.css';

type PublicPageProps = {
  title: string;
  lead: string;
  /** The name on the browser's tab, when the heading says something else. */
  screen?: string;
  children: ReactNode;
};

/** A page of who is not signed in: brand, heading and form, and beside them what the product does. */
export function PublicPage({ title, lead, screen = title, children }: PublicPageProps) {
  return (
    <div className={classes.screen}>
      <main className={classes.side}>
        <div className={classes.brand}>
          <LienzoMark size={32} />
          <Text span fw={680} size="lg">
            {shellMessages.product}
          </Text>
        </div>
        <div className={classes.form}>
          <PageTitle screen={screen} className={classes.title ?? ''}>
            {title}
          </PageTitle>
          <Text c="dimmed" mb="xl">
            {lead}
          </Text>
          {children}
        </div>
      </main>
      <aside className={classes.picture}>
        <CanvasPicture />
        <div className={classes.words}>
          <Text fw={620} size="lg">
            {sessionMessages.paintingTitle}
          </Text>
          <Text c="dimmed">{sessionMessages.paintingText}</Text>
        </div>
      </aside>
    </div>
  );
}
