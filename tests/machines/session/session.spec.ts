import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type SessionEvent, sessionMachine } from '../../../machines/session/session.machine.ts';

/** What the session is after some events: name, `loggedIn`, `named`. */
function sessionAfter(...events: SessionEvent[]) {
  const actor = createActor(sessionMachine).start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  return [snapshot.context.name, snapshot.hasTag('loggedIn'), snapshot.hasTag('named')];
}

function signIn(name: string): SessionEvent {
  return { type: 'session.signedIn', name };
}
const signOut: SessionEvent = { type: 'session.signedOut' };

describe('the session', () => {
  it('starts as Guest with login true (R1)', () => {
    expect(sessionAfter()).toEqual(['Guest', true, false]);
  });

  it('takes the entered name (§4 Login)', () => {
    expect(sessionAfter(signIn('Ann'))).toEqual(['Ann', true, true]);
  });

  it('takes GUEST as a name that still counts as signed out (R2)', () => {
    expect(sessionAfter(signIn('GUEST'))).toEqual(['GUEST', true, false]);
    expect(sessionAfter(signIn('Ann'), signOut, signIn('guest'))).toEqual(['guest', true, false]);
  });

  it('sets Guest and login false on signing out, until someone signs in (R1)', () => {
    expect(sessionAfter(signIn('Ann'), signOut)).toEqual(['Guest', false, false]);
    expect(sessionAfter(signIn('Ann'), signOut, signIn('Bob'))).toEqual(['Bob', true, true]);
  });

  it('cannot sign out a guest, nor sign in over somebody', () => {
    expect(sessionAfter(signOut)).toEqual(['Guest', true, false]);
    expect(sessionAfter(signIn('Ann'), signIn('Bob'))).toEqual(['Ann', true, true]);
  });

  it.each([
    [{ name: 'Ann', login: true }, ['Ann', true, true]],
    [{ name: 'Guest', login: true }, ['Guest', true, false]],
    [{ name: 'Ann', login: false }, ['Guest', false, false]],
  ])('restores %j', (stored, expected) => {
    expect(sessionAfter({ type: 'session.restored', ...stored })).toEqual(expected);
    expect(sessionAfter(signIn('Zoe'), { type: 'session.restored', ...stored })).toEqual(expected);
  });
});
