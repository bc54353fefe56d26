"""The review: asked for where a game ends, made while one looks, walked by keys, tried again, shared and told."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .acting import Enter, make_table, state_of
from .conftest import PHONE, Server
from .deals import late, unplayed
from .places import finish, reviewed

#: The fewest that the server takes: what is tested here is the page.
PLAYOUTS = 20
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def review(server: Server, browser: Any) -> str:
    """The address of the finished review of a game of two."""
    context = browser.new_context(extra_http_headers={"X-Forwarded-For": "198.51.100.251"})
    page = context.new_page()
    told = reviewed(page, server.url, {"record": json.loads(unplayed(2))}, PLAYOUTS)
    context.close()
    return f"{server.url}/review/{told['id']}"


def told_at(page: Page, address: str) -> dict[str, Any]:
    """What the server tells of a review."""
    answer = page.request.get(address.replace("/review/", "/api/reviews/"))
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def section(page: Page, name: str) -> Locator:
    """A part of the page, by its heading."""
    return page.get_by_role("region", name=name)


def opened(page: Page, address: str) -> dict[str, Any]:
    """The review, open and complete; and what the server tells of it."""
    page.goto(address)
    section(page, "Accuracy").wait_for()
    page.locator(".figure").first.wait_for()
    review: dict[str, Any] = told_at(page, address)["review"]
    return review


def with_few_playouts(page: Page) -> None:
    """What a button of the page asks for is asked for with few playouts, so that nobody waits for it."""
    page.route(
        "**/api/reviews",
        lambda route: route.continue_(post_data=json.dumps(route.request.post_data_json | {"playouts": PLAYOUTS})),
    )


def whole(value: float) -> int:
    """Rounded as the page does it: halves go up."""
    return math.floor(value + 0.5)


def in_order(move: str) -> str:
    """A key by which moves are sorted as people would, numbers as numbers."""
    return re.sub(r"\d+", lambda found: found.group().zfill(3), move)


def marked(review: dict[str, Any]) -> list[dict[str, Any]]:
    """The moments that have a mark."""
    return [moment for moment in review["moments"] if moment.get("grade")]


def test_a_dropped_record_is_reviewed_while_one_looks(server: Server, person: Enter) -> None:
    """From the dropped file over the button to the page: first the curve, then everything, at an address that stays."""
    page = person()
    page.goto(f"{server.url}/replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    line = unplayed(2, 1).encode()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": line})
    page.get_by_role("button", name="Menu").click()
    with_few_playouts(page)
    page.get_by_role("link", name="Review").click()
    page.wait_for_url(re.compile(r"/review/[\w-]+$"))
    section(page, "Chances of winning").wait_for()
    section(page, "Accuracy").wait_for()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("heading", name="The 3 moments that decided the game")).to_be_visible()
    address = page.url
    page.goto(server.url)
    page.goto(address)
    section(page, "Luck and skill").wait_for()


def test_the_curve_goes_by_keys_and_is_a_table_too(review: str, person: Enter) -> None:
    """A slider tells every moment in words; the table has every round; seats differ by emblem and name."""
    page = person()
    told = opened(page, review)
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.focus()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Start: "))
    page.keyboard.press("End")
    winner = told["players"][told["end"]["wins"].index(1)]
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(f"Round {told['moments'][-1]['round']}: .*{winner} 100%")
    )
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    share = f"{told['players'][0]} {whole(100 * told['moments'][0]['after']['wins'][0])}%"
    expect(slider).to_have_attribute("aria-valuetext", re.compile(re.escape(share)))
    page.get_by_text("The curve as a table").click()
    rounds = max(moment["round"] for moment in told["moments"])
    expect(page.locator("details tbody tr")).to_have_count(rounds + 1)
    curve = page.get_by_role("img", name=re.compile("Everybody’s chance of winning"))
    emblems = set(curve.locator("use").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))"))
    assert len(emblems) == len(told["players"])
    for name in told["players"]:
        expect(curve.locator("text.name", has_text=name)).to_have_count(1)


def test_marks_are_walked_by_key_and_filtered(review: str, person: Enter) -> None:
    """N and P go from mark to mark; by seat, size and kind some are left out; nothing else is called a mistake."""
    page = person()
    told = opened(page, review)
    marks = section(page, "Moves with a mark")
    all_of_them = marked(told)
    assert len(all_of_them) > 2
    number = marks.get_by_role("status").filter(has_text=re.compile(r"\d of"))
    expect(number).to_have_text(f"1 of {len(all_of_them)}")
    page.keyboard.press("n")
    expect(number).to_have_text(f"2 of {len(all_of_them)}")
    second = all_of_them[1]
    expect(marks.get_by_role("heading", level=3)).to_contain_text(told["players"][second["seat"]])
    expect(marks.get_by_role("heading", level=3)).to_contain_text(f"Round {second['round']}")
    expect(marks.locator(".grade")).to_contain_text(second["grade"].capitalize())
    low, high = (whole(100 * second[end]) for end in ("low", "high"))
    expect(marks).to_contain_text(f"between {low} and {high} points" if low != high else f"about {high} point")
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(number).to_have_text(f"{len(all_of_them)} of {len(all_of_them)}")
    marks.get_by_label("Whose").select_option("0")
    own = [moment for moment in all_of_them if moment["seat"] == 0]
    expect(number).to_have_text(re.compile(f"of {len(own)}$"))
    marks.get_by_label("Whose").select_option("all")
    marks.get_by_label("How serious").select_option("blunder")
    grave = [moment for moment in all_of_them if moment["grade"] == "blunder"]
    expect(number).to_have_text(re.compile(f"of {len(grave)}$"))
    marks.get_by_label("How serious").select_option("inaccuracy")
    kind = all_of_them[0]["of"]
    marks.locator("select").last.select_option(kind)
    expect(number).to_have_text(re.compile(f"of {sum(moment['of'] == kind for moment in all_of_them)}$"))


def test_what_was_played_and_what_was_better_is_drawn_on_the_board(review: str, person: Enter) -> None:
    """Both moves are ringed where they are made, and named."""
    page = person()
    told = opened(page, review)
    marks = section(page, "Moves with a mark")
    first = marked(told)[0]
    assert first["best"] != first["what"]
    board = marks.locator(".figure")
    expect(board.locator("b.played")).to_have_text("played")
    expect(board.locator("b.better")).to_have_text("better")
    name = {"card": "card:{}", "build": f"site:{first['seat']}:{{}}"}
    verb, _, rest = first["best"].partition(":")
    if verb in name:
        thing = board.locator(f'[data-info="{name[verb].format(rest)}"]').first.bounding_box()
        ring = board.locator(".light.better").bounding_box()
        assert thing is not None
        assert ring is not None
        assert abs(thing["x"] - ring["x"]) < 12
        assert abs(thing["y"] - ring["y"]) < 12
    expect(marks.get_by_text("For the better move:")).to_be_visible()


def test_a_mistake_can_be_tried_again_before_the_answer(review: str, person: Enter) -> None:
    """The answer is hidden; a choice in the list or on the board is judged in parts; then the answer is shown."""
    page = person()
    told = opened(page, review)
    marks = section(page, "Moves with a mark")
    first = marked(told)[0]
    marks.get_by_role("button", name="Find it yourself").click()
    expect(marks.get_by_text("Better:")).to_have_count(0)
    expect(marks.locator("b.better")).to_have_count(0)
    choices = marks.locator("ol button")
    expect(choices).to_have_count(len(first["tried"]))
    order = sorted((one["move"] for one in first["tried"]), key=in_order)
    choices.nth(order.index(first["what"])).click()
    expect(marks.get_by_text("That is what was played.")).to_be_visible()
    expect(marks.get_by_text("Better:")).to_have_count(0)
    badge = marks.locator(".figure .press", has_text="ABCDEFGHIJKLMNOP"[order.index(first["best"])])
    badge.click()
    expect(marks.get_by_text("That is it!")).to_be_visible()
    marks.get_by_role("button", name="Show the better move").click()
    expect(marks.get_by_text("Better:")).to_be_visible()
    # One switch hides them all.
    page.get_by_role("switch", name="Find it yourself").click()
    expect(page.get_by_text("Better:")).to_have_count(0)


def test_luck_and_skill_add_up_to_the_result(review: str, person: Enter) -> None:
    """What the page prints for every seat, added up: the result, but for the rounding of five numbers."""
    page = person()
    told = opened(page, review)
    sums = section(page, "Luck and skill")
    for seat, name in enumerate(told["players"]):
        rows = sums.get_by_role("group", name=name).locator(".amount").all_inner_texts()
        start, *parts, end = (int(re.sub(r"[^\d−]", "", row).replace("−", "-")) for row in rows)
        assert len(parts) == 4
        assert abs(start + sum(parts) - end) <= 3
        assert end == whole(100 * told["end"]["wins"][seat])
    sums.get_by_role("radio", name="Pounds").check()
    expect(sums.locator(".amount").last).to_have_text(f"£{whole(told['end']['money'][-1])}")


def test_the_matrix_and_the_accuracy_say_what_the_review_says(review: str, person: Enter) -> None:
    """Every cell, and everybody's accuracy, whole and by kind."""
    page = person()
    told = opened(page, review)
    matrix = section(page, "Who gained from whose decisions")
    matrix.get_by_role("radio", name="All").check()
    cells = [int(cell.replace("−", "-").replace("±", "")) for cell in matrix.locator("td").all_inner_texts()]
    assert cells == [whole(100 * amount) for row in told["matrix"]["wins"] for amount in row]
    accuracy = section(page, "Accuracy")
    for seat in told["seats"]:
        part = accuracy.get_by_role("group", name=seat["name"])
        expect(part).to_contain_text(f"{whole(seat['accuracy'])} of 100")
        expect(part).to_contain_text(f"{seat['name']} played this game like a")
        expect(part.locator("dt")).to_have_count(len(seat["accuracies"]))


def test_the_picture_can_be_kept(review: str, person: Enter) -> None:
    """A picture in pixels, with everybody's line in it."""
    page = person()
    opened(page, review)
    page.locator("canvas[data-drawn]").wait_for()
    with page.expect_download() as download:
        section(page, "A picture to share").get_by_role("button").click()
    assert download.value.suggested_filename == "london-bridge-review.png"
    assert download.value.path().read_bytes().startswith(PNG)


def test_one_plays_on_from_a_mistake(review: str, person: Enter) -> None:
    """A new table begins before the move that was a mistake, for the one who made it."""
    page = person()
    told = opened(page, review)
    first = marked(told)[0]
    section(page, "Moves with a mark").get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("radio", name=told["players"][first["seat"]])).to_be_checked()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".hand").first.wait_for()
    now = state_of(page, page.url)
    assert now["you"]["seats"] == [first["seat"]]
    assert now["view"]["round"] == first["round"]


def test_every_moment_leads_to_the_replay_and_to_the_analysis_board(review: str, person: Enter) -> None:
    """Also where there is no table, only a record: both stand at the moment that was looked at."""
    page = person()
    told = opened(page, review)
    number = told["moments"][told["turning_points"][0]]["number"]
    card = section(page, "The 3 moments that decided the game").get_by_role("article").first
    card.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider").first).to_have_value(str(number))
    page.go_back()
    card.get_by_role("link", name="What if?").click()
    expect(page.get_by_role("heading", name="What if?", level=1)).to_be_attached()
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    assert re.search(rf"[#&]move={number}$", page.url)


def test_a_game_of_mine_is_reviewed_from_its_end_from_my_games_and_in_words(server: Server, person: Enter) -> None:
    """One button each; the text mode tells it in sentences, and says "you"; before the end there is nothing to tell."""
    page = person()
    with_few_playouts(page)
    last = late(2, rounds=1)
    table = make_table(page, server.url, last.seats(), deal=last.deal)
    page.goto(f"{table}/text")
    page.get_by_label("Command").fill("review")
    page.keyboard.press("Enter")
    expect(page.locator(".answers li").last).to_have_text("A game can be reviewed when it is over.")
    finish(page, table)
    told = reviewed(page, server.url, {"table": table.rpartition("/")[2]}, PLAYOUTS)
    page.goto(table)
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/review/{told['id']}")
    expect(section(page, "Accuracy")).to_contain_text("You played this game like a")
    page.goto(f"{server.url}/games")
    page.get_by_role("link", name="Review").first.click()
    page.wait_for_url(f"**/review/{told['id']}")
    page.goto(f"{table}/text")
    page.get_by_label("Command").fill("review")
    page.keyboard.press("Enter")
    answer = page.locator(".answers li").last
    expect(answer).to_contain_text("moments that decided the game")
    expect(answer).to_contain_text("Own decisions")
    expect(answer).to_contain_text(f"/review/{told['id']}")


@pytest.mark.parametrize("language", ["en-GB", "de", "fr", "it", "pl"])
def test_nothing_is_wider_than_a_phone(review: str, person: Enter, language: str) -> None:
    """At 390 and 360 pixels the page does not move sideways, in any language."""
    page = person(viewport=PHONE, locale=language)
    page.goto(review)
    page.locator("canvas[data-drawn]").wait_for()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") == width
