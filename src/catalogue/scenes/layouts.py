"""Where the keys of a keyboard lie: (legend, x, row, width) in keys; a tall key carries its depth as a fifth field."""

LETTERS = ['1234567890-=', 'QWERTYUIOP[]', "ASDFGHJKL;'", 'ZXCVBNM,./']


def block(tail=('Del', 'PgUp', 'PgDn', 'End')):
    """The letter block as (legend, x, row, width); x and width in keys. `tail` is the 65 % column at its right."""
    keys = []

    def run(row, x, items):
        for item in items:
            text, width = item if isinstance(item, tuple) else (item, 1)
            keys.append((text, x + width / 2, row, width))
            x += width
        return x

    wide = bool(tail)
    run(1, 0, ['Esc' if wide else '`', *LETTERS[0], ('Back', 2), *tail[0:1]])
    run(2, 0, [('Tab', 1.5), *LETTERS[1], ('\\', 1.5), *tail[1:2]])
    run(3, 0, [('Caps', 1.75), *LETTERS[2], ('Enter', 2.25), *tail[2:3]])
    run(
        4,
        0,
        (
            [('Shift', 2.25), *LETTERS[3], ('Shift', 1.75), '↑', *tail[3:4]]
            if wide
            else [('Shift', 2.25), *LETTERS[3], ('Shift', 2.75)]
        ),
    )
    run(
        5,
        0,
        (
            [('Ctrl', 1.25), ('Fn', 1.25), ('Alt', 1.25), ('', 6.25), 'Alt', 'Fn', 'Ctrl', *'←↓→']
            if wide
            else [
                ('Ctrl', 1.25),
                ('Win', 1.25),
                ('Alt', 1.25),
                ('', 6.25),
                ('Alt', 1.25),
                ('Win', 1.25),
                ('Fn', 1.25),
                ('Ctrl', 1.25),
            ]
        ),
    )
    return keys


def full_layout():
    """104 keys; the function row stands a quarter of a key apart. Tall keys carry a fifth field."""
    keys = block(tail=())
    keys += [('Esc', 0.5, -0.25, 1)]
    keys += [(f'F{i + 1}', 2.5 + i + 0.5 * (i // 4), -0.25, 1) for i in range(12)]
    keys += [(text, 15.75 + i, -0.25, 1) for i, text in enumerate(('Prt', 'Scr', 'Brk'))]
    for row, texts in ((1, ('Ins', 'Home', 'PgUp')), (2, ('Del', 'End', 'PgDn'))):
        keys += [(text, 15.75 + i, row, 1) for i, text in enumerate(texts)]
    keys += [('↑', 16.75, 4, 1)] + [(text, 15.75 + i, 5, 1) for i, text in enumerate('←↓→')]
    for row, texts in ((1, ('Num', '/', '*', '-')), (2, '789'), (3, '456'), (4, '123')):
        keys += [(text, 19 + i, row, 1) for i, text in enumerate(texts)]
    keys += [('0', 19.5, 5, 2), ('.', 21, 5, 1), ('+', 22, 2.5, 1, 2), ('Ent', 22, 4.5, 1, 2)]
    return keys
