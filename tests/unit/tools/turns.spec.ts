import { describe, expect, it } from 'vitest';
import { inTurn, turnOf } from '../../page/driver.ts';

async function goneFrom(first: number): Promise<string[]> {
  const gone: string[] = [];
  const way = (name: string) => async () => void gone.push(name);
  const go = inTurn(first, way('press'), way('key'), way('pointer'));
  for (let time = 0; time < 4; time += 1) await go();
  return gone;
}

describe('What can be done in several ways', () => {
  it('is done in turn, from the way that the walk begins with', async () => {
    expect(await goneFrom(0)).toEqual(['press', 'key', 'pointer', 'press']);
    expect(await goneFrom(turnOf('0000000b'))).toEqual(['pointer', 'press', 'key', 'pointer']);
  });

  it('has no way to begin with in a walk whose id is none', () => {
    expect(() => turnOf('')).toThrow('«» is no id of a walk.');
    expect(() => turnOf('tour')).toThrow('«tour» is no id of a walk.');
  });
});
