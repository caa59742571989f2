import { describe, expect, test } from 'vitest';
import { nearestFree } from './drag.svelte';

describe('a dropped tile', () => {
  test('goes to the square it is over', () => {
    expect(nearestFree({ row: 3.4, column: 2.6 }, () => true)).toEqual({ row: 3, column: 3 });
  });

  test('goes to a free neighbour when the square is taken', () => {
    const taken = ({ row, column }: { row: number; column: number }) => row === 3 && column === 3;
    expect(nearestFree({ row: 3.1, column: 3.3 }, (square) => !taken(square))).toEqual({ row: 3, column: 4 });
  });

  test('goes nowhere when no free square is near', () => {
    expect(nearestFree({ row: 3, column: 3 }, () => false)).toBeNull();
    expect(nearestFree({ row: 0, column: 0.2 }, ({ row, column }) => row >= 1 && column >= 1)).toBeNull();
  });
});
