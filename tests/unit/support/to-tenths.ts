/** A drawing to a tenth of a pixel: nobody sees less. */
export function toTenths(drawing: string): string {
  return drawing.replaceAll(/\d+\.\d+/gu, (number) => Number(number).toFixed(1));
}
