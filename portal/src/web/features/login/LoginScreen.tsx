import { sessionMessages } from '@lienzo/schema/messages/session-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LienzoMark } from '../../shared/brand/LienzoMark';
import { LoginForm } from '../../shared/session/LoginForm';
import { useSessionState } from '../../shared/session/use-session';
import { PageTitle } from '../../shared/states/PageTitle';
import { CanvasPicture } from './CanvasPicture';
import classes from './LoginScreen.module.css';

/** Login (specification 1 §2). Whoever signs in, here or in another tab, goes on to where they wanted to be. */
export function LoginScreen() {
  const { volver } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isSignedIn = useSessionState().status === 'active';
  useEffect(() => {
    if (isSignedIn) void navigate({ href: volver ?? '/app', replace: true });
  }, [isSignedIn, volver, navigate]);
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
          <PageTitle screen={sessionMessages.title} className={classes.title ?? ''}>
            {sessionMessages.welcome}
          </PageTitle>
          <Text c="dimmed" mb="xl">
            {sessionMessages.lead}
          </Text>
          <LoginForm />
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
