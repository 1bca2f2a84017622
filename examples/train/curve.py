"""A learning curve as a picture: SVG, written by hand."""

WIDTH, HEIGHT, MARGIN = 640, 360, 48


def drawn_curve(points: list[tuple[float, float]], seats: int) -> str:
    """The share of games won over the seconds that it took; dashed what is fair."""
    longest = max(points)[0]
    line = " ".join(f"{across(seconds / longest):.1f},{down(share):.1f}" for seconds, share in points)
    parts = [ruled(share / 10, f"{10 * share} %") for share in range(0, 11, 2)]
    parts.append(
        f'<path d="M{across(0)} {down(1 / seats):.1f}H{across(1)}" stroke="#888" stroke-dasharray="6 4"/>'
    )
    parts.append(f'<polyline points="{line}" fill="none" stroke="#9b2d20" stroke-width="2.5"/>')
    parts.append(text(across(0), HEIGHT - 16, "0"))
    parts.append(text(across(1), HEIGHT - 16, f"{longest / 60:.1f} min"))
    parts.append(text(WIDTH / 2, 22, f"games won against random players, at the end {points[-1][1]:.1%}"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def across(share: float) -> float:
    return MARGIN + share * (WIDTH - 2 * MARGIN)


def down(share: float) -> float:
    return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)


def ruled(share: float, label: str) -> str:
    line = f'<path d="M{across(0)} {down(share):.1f}H{across(1)}" stroke="#ddd"/>'
    return line + text(MARGIN / 2, down(share) + 4, label)


def text(x: float, y: float, said: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{said}</text>'
