import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type NoticeEvent, noticeMachine } from '../../../machines/notice/notice.machine.ts';

describe('the add-to-cart notice', () => {
  const noticeAfter = (...events: NoticeEvent[]) => {
    const actor = createActor(noticeMachine).start();
    for (const event of events) actor.send(event);
    return [actor.getSnapshot().value, actor.getSnapshot().context.productId];
  };

  it('opens with the product and closes by OK (§2 /ProductList)', () => {
    expect(noticeAfter({ type: 'item.added', id: 3 })).toEqual(['open', 3]);
    expect(noticeAfter({ type: 'item.added', id: 3 }, { type: 'notice.dismissed' })).toEqual(['closed', null]);
  });

  it('ignores all else while it is open, and nothing to dismiss while it is closed', () => {
    expect(noticeAfter({ type: 'item.added', id: 3 }, { type: 'item.added', id: 4 })).toEqual(['open', 3]);
    expect(noticeAfter({ type: 'notice.dismissed' })).toEqual(['closed', null]);
  });
});
