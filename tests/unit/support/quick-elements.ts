// In development each element is made with an error, for its stack: a tenth of the time of a spec that renders all day long.
// Whoever asks for what makes elements from now on has what a build has; React itself is as it was. Lint finds a list whose parts
// have no keys.
const { NODE_ENV = 'test' } = process.env;
process.env.NODE_ENV = 'production';
await import('react/jsx-runtime');
process.env.NODE_ENV = NODE_ENV;
