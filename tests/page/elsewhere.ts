/**
 * Where the browser of the tests is: where thousands are parted by a dot, an I is no i, and it is another day than in
 * Greenwich for fourteen hours of each. What takes one for the other is seen.
 */
export const ELSEWHERE = { locale: 'tr-TR', timezoneId: 'Pacific/Kiritimati' } as const;
