import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
// The base of every button: it must come before the sheets of the buttons that lazy screens bring.
import '@mantine/core/styles/UnstyledButton.layer.css';
import './theme.css';
import './base.css';
import '../start/held.css';
